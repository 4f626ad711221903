import { demoPassword } from '#db/demo-people.ts'

/** The headers of a signed-in person of the demo, by the name before the @. */
export async function signedIn(site: string, name: string): Promise<{ authorization: string }> {
  const response = await fetch(`${site}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@peakline.example`, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`${name} could not sign in: ${await response.text()}`)
  const { data } = await response.json()
  return { authorization: `Bearer ${data.tokens.accessToken}` }
}
