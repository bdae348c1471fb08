/** What stood here in the 2024 edition, beside what stands here now. */
export function Edition2024({ value }: { value: string | number }) {
  return <span>2024 edition: {value}</span>;
}
