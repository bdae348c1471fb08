import type { TopicId } from '#src/site/urls.ts';

/** The topic that a category belongs to, over all kinds of entries; a category that is not here belongs to none. */
const TOPICS: Partial<Record<string, TopicId>> = {
  Hardware: 'hardware',
  'Error Correction': 'hardware',
  'Systems & Infrastructure': 'hardware',
  Infrastructure: 'hardware',
  Algorithm: 'algorithms',
  Algorithms: 'algorithms',
  Cryptographic: 'algorithms',
  'Search and optimization': 'algorithms',
  Simulation: 'algorithms',
  Circuit: 'algorithms',
  Gate: 'algorithms',
  Cryptography: 'cryptography',
  Security: 'cryptography',
  'Machine learning': 'ai-ml',
  'Machine Learning': 'ai-ml',
  'AI/ML': 'ai-ml',
};

export function topicOfCategory(category: string): TopicId | undefined {
  return TOPICS[category];
}
