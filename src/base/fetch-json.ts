/** What a file of the site holds, as it was built. Rejects where it does not come. */
export async function fetchJson<Value>(address: string): Promise<Value> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<Value>;
}
