export function PanelHead({ title, intro }: { title: string; intro?: string | undefined }) {
  return (
    <div className="mb-6">
      <h2 className="text-2xl">{title}</h2>
      {intro ? <p className="mt-2 max-w-measure text-ink-2">{intro}</p> : null}
    </div>
  );
}
