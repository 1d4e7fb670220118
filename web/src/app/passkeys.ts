/** Passkeys, by the browser's own interface; the server says what to ask it and checks what it answers. */
import {
  addPasskey,
  askForPasskey,
  askToConfirm,
  askToSignIn,
  confirmByPasskey,
  signInByPasskey,
  type Answered,
  type Asked,
} from '../api/people'

/** Numbers, as an address without a name has: no browser gives those a passkey. */
const BARE = /^(\d+\.){3}\d+$|^\[/

/** Whether this browser can have one at this address. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !BARE.test(location.hostname)

/** What a passkey of this device is called until it is called otherwise: a name that no language changes. */
export const deviceName = (): string =>
  /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent)?.[0].replace('Macintosh', 'Mac').replace('CrOS', 'Chromebook') ?? ''

/** Makes one and keeps it; the recovery codes, where an account came to be. */
export async function makePasskey(name: string, label: string): Promise<string[]> {
  const { options } = await askForPasskey(name)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return (await addPasskey(name, shown(await navigator.credentials.create({ publicKey })), label)).codes
}

export const signInWithPasskey = async () => signInByPasskey(await answered(await askToSignIn()))
export const confirmWithPasskey = async () => confirmByPasskey(await answered(await askToConfirm()))

/** Whether somebody only closed the browser's window. */
export const isGivenUp = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'NotAllowedError'

async function answered({ options }: Asked): Promise<Answered> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return shown(await navigator.credentials.get({ publicKey }))
}

function shown(credential: Credential | null): Answered {
  return (credential as PublicKeyCredential).toJSON() as Answered
}
