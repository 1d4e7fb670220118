/** Short, soft sounds of our own, made here so that no file is loaded for them. */

export const SOUNDS = ['turn', 'death', 'birth', 'die', 'bid', 'step'] as const
export type Sound = (typeof SOUNDS)[number]

/** A stroke: how high it begins and ends, in hertz, when, for how long, and how loud beside the others. */
type Stroke = { pitch: number; to?: number; after: number; seconds: number; tone?: OscillatorType; loudness?: number }

/** Wood, mostly: knocks for a turn, a rattle for a die, a footfall, a chirp, a sigh, a tap on the table. */
export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  turn: [
    { pitch: 392, after: 0, seconds: 0.45 },
    { pitch: 523.25, after: 0.16, seconds: 0.45 },
  ],
  die: [0, 0.07, 0.12, 0.2].map((after, i) => ({ pitch: 880 - 90 * i, after, seconds: 0.06, loudness: 0.5 })),
  step: [{ pitch: 150, to: 90, after: 0, seconds: 0.12, tone: 'sine', loudness: 0.9 }],
  birth: [
    { pitch: 660, to: 880, after: 0, seconds: 0.12, tone: 'sine', loudness: 0.5 },
    { pitch: 990, to: 1320, after: 0.11, seconds: 0.16, tone: 'sine', loudness: 0.4 },
  ],
  death: [{ pitch: 330, to: 147, after: 0, seconds: 0.6, tone: 'sine', loudness: 0.7 }],
  bid: [{ pitch: 523.25, after: 0, seconds: 0.14, loudness: 0.6 }],
}
/** The same for a hand that holds the phone, in milliseconds: on, off, on... */
export const TOUCHES: Readonly<Record<Sound, readonly number[]>> = {
  turn: [60, 50, 60],
  die: [12, 30, 12, 40, 12],
  step: [10],
  birth: [15, 40, 25],
  death: [70],
  bid: [20],
}

let context: AudioContext | undefined

/** `volume` from 0, which is silent, to 100. */
export function sound(name: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  // A browser lets nobody make a sound before somebody has touched the page.
  if (navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  void context.resume()
  for (const stroke of STROKES[name]) strike(context, stroke, volume / 100)
}

function strike(on: AudioContext, { pitch, to = pitch, after, seconds, tone = 'triangle', loudness = 1 }: Stroke, volume: number): void {
  const [wave, fading] = [on.createOscillator(), on.createGain()]
  const [at, end] = [on.currentTime + after, on.currentTime + after + seconds]
  wave.type = tone
  wave.frequency.setValueAtTime(pitch, at)
  wave.frequency.exponentialRampToValueAtTime(to, end)
  fading.gain.setValueAtTime(0, at)
  // Ears hear a square root: half the slider is about half as loud.
  fading.gain.linearRampToValueAtTime(0.4 * loudness * volume ** 2, at + 0.008)
  fading.gain.exponentialRampToValueAtTime(0.0001, end)
  wave.connect(fading).connect(on.destination)
  wave.start(at)
  wave.stop(end)
}

/** Whether there is something in the hand that could move. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

export function touch(name: Sound): void {
  navigator.vibrate?.([...TOUCHES[name]])
}
