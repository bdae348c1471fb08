import { texToMathml } from '#src/model/tex-to-mathml.ts';

interface Props {
  /** TeX without dollar signs, such as `|\psi\rangle = \alpha|0\rangle + \beta|1\rangle`. */
  tex: string;
  /** On a line of its own and at full size; otherwise in the line of text. */
  display?: boolean;
}

/** A formula, set at build as MathML. Not for islands, which would ship the typesetter. TeX that is not valid throws. */
export function Formula({ tex, display = false }: Props) {
  const Wrapper = display ? 'div' : 'span';
  return (
    <Wrapper
      className={display ? 'formula' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the typesetter escapes what it is given
      dangerouslySetInnerHTML={{ __html: texToMathml(tex, display) }}
    />
  );
}
