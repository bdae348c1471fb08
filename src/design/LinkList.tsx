import { Kets } from './Kets.tsx';

interface Props {
  links: readonly { key: string; href: string; name: string }[];
}

/** Names that lead on, one below the other. */
export function LinkList({ links }: Props) {
  return (
    <ul>
      {links.map(({ key, href, name }) => (
        <li key={key}>
          <a href={href}>
            <Kets text={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
