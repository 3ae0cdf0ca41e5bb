/** A form that asks people about themselves. */
export interface PageForm {
  /** What its fields ask for. */
  fields: string[];
  /** A notice or its link is in the form, or just around it. */
  hasNotice: boolean;
  hasConsent: boolean;
  /** It is sent encrypted. */
  isEncrypted: boolean;
}
