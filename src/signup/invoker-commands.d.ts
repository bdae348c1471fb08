import 'react';

declare module 'react' {
  /** Buttons that open and close dialogs without script (HTML, "The commandfor attribute"); React's types lack them yet. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
