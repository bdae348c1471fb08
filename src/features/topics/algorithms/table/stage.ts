/** How far an algorithm has come, in the few words with which its status begins: "Theory", "Demonstrated in 2019". */
export function stageOf(status: string): string {
  const [stage = status] = status.split(/[.,;:](?:\s|$)| \(/, 1);
  return stage;
}
