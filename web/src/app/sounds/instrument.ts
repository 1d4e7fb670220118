/** Two knocks on wood, a fourth apart: made here, so that no file is loaded for it. */
const KNOCKS = [
  { pitch: 392, after: 0 },
  { pitch: 523.25, after: 0.16 },
]
const SECONDS = 0.45

let context: AudioContext | undefined

/** `volume` from 0, which is silent, to 100. */
export function knock(volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A browser lets nobody make a sound before somebody has touched the page.
  void context.resume()
  for (const { pitch, after } of KNOCKS) strike(context, pitch, context.currentTime + after, volume / 100)
}

function strike(on: AudioContext, pitch: number, at: number, loudness: number): void {
  const [tone, fading] = [on.createOscillator(), on.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = pitch
  fading.gain.setValueAtTime(0, at)
  // Ears hear a square root: half the slider is about half as loud.
  fading.gain.linearRampToValueAtTime(0.4 * loudness ** 2, at + 0.008)
  fading.gain.exponentialRampToValueAtTime(0.0001, at + SECONDS)
  tone.connect(fading).connect(on.destination)
  tone.start(at)
  tone.stop(at + SECONDS)
}
