import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';

/** Who asks: named in the texts, because a visitor must know who the controller is. */
export interface Controller {
  /** Name of the organization. */
  organization: string;
  /** The website, e.g. `www.example.ac.th`. */
  domain: string;
}

/** Texts that a new banner starts with, in one language. The privacy link is the owner's to give. */
export type DefaultTexts = (controller: Controller) => LanguageTexts;
