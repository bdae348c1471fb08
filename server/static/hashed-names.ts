/** Names of files that have a hash of their content, so that the same name is the same file for good. */
export const HASHED_NAME =
  /^_astro\/|^drawings\/[^/]+\.[0-9a-f]{8}\.svg$|^offline\/.+\.pack$|^pagefind\/.+_[0-9a-f]{7,}\.pf_\w+$/;
