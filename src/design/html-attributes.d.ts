import 'react';

/** Attributes of HTML that React's types do not have yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Id of the dialog that the button opens or closes. */
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
  interface DialogHTMLAttributes<T> {
    /** `any`: a press outside closes it, as Escape does. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
