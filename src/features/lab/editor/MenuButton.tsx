interface Props {
  label: string;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** One line of a menu. */
export function MenuButton({ label, isDisabled = false, onChoose }: Props) {
  return (
    <button type="button" disabled={isDisabled} onClick={onChoose}>
      {label}
    </button>
  );
}
