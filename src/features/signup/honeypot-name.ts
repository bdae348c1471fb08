/** The name of a form field that people never see and simple bots fill in. */
export const HONEYPOT = 'company_fax';
