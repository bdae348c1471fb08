/**
 * The macros that exported drawings may use: those of quantikz's TikZ library `quantikz2`, as its manual lists them
 * (A. Kay, "Tutorial on the Quantikz Package", arXiv:1809.03842, https://ctan.org/pkg/quantikz).
 */
export const QUANTIKZ_MACROS: ReadonlySet<string> = new Set(
  `control ctrl gate gateinput ket linethrough lstick meter ocontrol octrl slice swap targ targX wire`.split(' '),
);

/** Macros of LaTeX itself, and of amsmath, which quantikz loads (https://ctan.org/pkg/amsmath). */
export const LATEX_MACROS: ReadonlySet<string> = new Set(
  `alpha arccos arcsin arctan beta begin bigskip cdot chi cos dagger delta documentclass end eta exp gamma kappa lambda
   ln mathrm maxdimen medskip mu noindent nu omega phi pi psi rho sigma sin sqrt tan text theta times usepackage usetikzlibrary varepsilon varphi xi zeta`.split(
    /\s+/,
  ),
);
