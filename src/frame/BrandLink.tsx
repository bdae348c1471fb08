import { BrandMark } from '#src/drawings/BrandMark.tsx';
import { urls } from '#src/model/urls.ts';

export function BrandLink({ className = '' }: { className?: string }) {
  return (
    <a
      href={urls.home()}
      className={`inline-flex items-center gap-2.5 font-serif text-[1.0625rem] leading-[1.1] font-medium whitespace-nowrap text-ink no-underline hover:text-ink ${className}`}
    >
      <BrandMark className="size-8 flex-none text-accent" />
      <span>
        Quantum Computing <br />
        Knowledge Hub
      </span>
    </a>
  );
}
