/** What a visitor is told after a sign-up; the toasts of the browser and the pages of the server say the same. */
export interface FormMessage {
  tone: 'success' | 'neutral' | 'error';
  title: string;
  description: string;
}

const TRY_LATER = 'Please try again later.';

/** What an address looks like: the placeholder of the field, and the example beside a wrong one. */
export const SAMPLE_EMAIL = 'you@example.org';

export const newsletterMessages = {
  invalidEmail: (): FormMessage => ({
    tone: 'error',
    title: 'Please enter a valid email',
    description: `Example: ${SAMPLE_EMAIL}`,
  }),
  subscribed: (): FormMessage => ({
    tone: 'success',
    title: "You're in!",
    description: 'Check your inbox for a welcome email soon.',
  }),
  alreadySubscribed: (): FormMessage => ({
    tone: 'neutral',
    title: "You're already subscribed",
    description: "We'll keep you posted with the latest quantum updates.",
  }),
  failed: (serverMessage?: string): FormMessage => ({
    tone: 'error',
    title: 'Subscription failed',
    description: serverMessage ?? TRY_LATER,
  }),
} as const;

export const partnerFormMessages = {
  submitted: (): FormMessage => ({
    tone: 'success',
    title: 'Application submitted',
    description: 'Our team will review your details and reach out soon.',
  }),
  failed: (serverMessage?: string): FormMessage => ({
    tone: 'error',
    title: 'Submission failed',
    description: serverMessage ?? TRY_LATER,
  }),
} as const;
