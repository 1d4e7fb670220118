/** Passkeys, by the browser's own interface; the server says what to ask it and checks what it answers. */
import { addPasskey, askForPasskey, askToSignIn, signInByPasskey, type Answered } from '../api/people'

/** Numbers, as an address without a name has: no browser gives those a passkey. */
const BARE = /^(\d+\.){3}\d+$|^\[/

/** Whether this browser can have one at this address. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !BARE.test(location.hostname)

/** Makes one and keeps it; the recovery codes, where an account came to be. */
export async function makePasskey(name: string): Promise<string[]> {
  const { options } = await askForPasskey(name)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return (await addPasskey(name, shown(await navigator.credentials.create({ publicKey })))).codes
}

export async function signInWithPasskey() {
  const { options } = await askToSignIn()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return signInByPasskey(shown(await navigator.credentials.get({ publicKey })))
}

/** Whether somebody only closed the browser's window. */
export const isGivenUp = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'NotAllowedError'

function shown(credential: Credential | null): Answered {
  return (credential as PublicKeyCredential).toJSON() as Answered
}
