/**
 * What something costs this process, in milliseconds of its processor time: unlike the clock, other work on the machine
 * hardly changes it.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
