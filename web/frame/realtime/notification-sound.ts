import { usualVolume } from '#core/people/notification-choices.ts'

const noteSeconds = 0.16
const plain = [659.26, 880]
const special = [659.26, 880, 1318.51, 880, 1318.51]

/** Browsers mute a page until someone interacts with it; such a page leaves the sound to the others, or to a push. */
export const canSound = (): boolean => navigator.userActivation?.hasBeenActive === true

/** Plays a notification's sound in one of the open tabs. The volume is in percent. */
export async function playNotificationSound(isSpecial: boolean, volume = usualVolume): Promise<void> {
  if (!canSound()) return
  // Without https, tabs can't agree on one of them.
  await navigator.locks?.request('notification-sound', { ifAvailable: true }, async (lock) => {
    if (lock && volume > 0) await play(isSpecial ? special : plain, volume / 100)
  })
}

async function play(notes: readonly number[], volume: number): Promise<void> {
  const context = new AudioContext()
  await context.resume()
  const ended = notes.map((frequency, index) => {
    const start = context.currentTime + index * noteSeconds
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.02)
    gain.gain.linearRampToValueAtTime(0, start + noteSeconds * 1.6)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + noteSeconds * 1.6)
    return new Promise((resolve) => tone.addEventListener('ended', resolve))
  })
  await Promise.all(ended)
  await context.close()
}
