import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import { languageTag } from '../language/resolveLanguage';
import { button, element } from './element';

export const OVERLAY = 5;

export interface BannerActions {
  accept(byPerson: boolean): void;
  reject(byPerson: boolean): void;
  settings(): void;
}

/** A link that leaves to the web and nowhere else; as plain text when the address is not one. */
export const webLink = (href: string, text: string): HTMLElement | string =>
  /^https?:\/\//i.test(href) ? element('a', { href, target: '_blank', rel: 'noopener' }, text) : text;

/** The picture keeps its place while it loads and leaves it when the page's policy forbids it. */
const logo = ({ logo: picture }: SdkConfig['design']): HTMLElement | null => {
  if (!picture) return null;
  const image = element('img', { src: picture.url, width: `${picture.width}`, height: '24', alt: '' });
  image.onerror = () => image.remove();
  return image;
};

/** The banner: title, text, privacy link, and three buttons on the same layer: accept and reject alike, settings quieter. */
export const bannerDialog = (config: ServedConfig, actions: BannerActions): HTMLDialogElement => {
  const { design, api_base, texts, look } = config;
  return element<HTMLDialogElement>(
    'dialog',
    {
      class: look.name,
      lang: languageTag(config.language),
      'aria-labelledby': 'h',
      'aria-describedby': 'p',
      tabindex: '-1',
    },
    element(
      'div',
      { class: 'text' },
      logo(design),
      element('h2', { id: 'h' }, texts.title),
      element(
        'p',
        { id: 'p' },
        texts.description,
        ' ',
        webLink(texts.privacy.url, texts.privacy.name),
        texts.powered_by && element('small', {}, webLink(api_base, texts.powered_by)),
      ),
    ),
    element(
      'div',
      { class: 'act' },
      button('accept', texts.accept, actions.accept),
      button('', texts.reject, actions.reject),
      button('quiet', texts.cookie_setting, actions.settings),
    ),
  );
};
