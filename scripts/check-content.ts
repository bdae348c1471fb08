import { requireSoundContent } from '#src/model/checks.ts';
import { allContent, ContentError } from '#src/model/read-content.ts';

/** Checks all of `content/`: each file against its schema, and the rules across files. Exits with 1 where one is broken. */
try {
  requireSoundContent();
  console.log(`${allContent().length} files of content follow every rule.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
