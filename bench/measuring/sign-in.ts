import { demoPassword } from '#db/demo-people.ts'

type SignedIn = { id: string; headers: { authorization: string } }

/** A demo user, by the name before the @, with the headers for their calls. */
export async function signedIn(site: string, name: string): Promise<SignedIn> {
  const response = await fetch(`${site}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@peakline.example`, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`${name} could not sign in: ${await response.text()}`)
  const { data } = await response.json()
  return { id: data.user._id, headers: { authorization: `Bearer ${data.tokens.accessToken}` } }
}
