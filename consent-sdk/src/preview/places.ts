import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { unbroken } from '../config/unbroken';
import type { PreviewBox, PreviewPlaces, PreviewView } from '@yinyom/contracts/sdk/preview';

/** The texts an owner writes for the banner, by path. */
const bannerTexts = ({ texts }: SdkSiteConfig): Record<string, string> => ({
  'banner.title': texts.title,
  // As it is drawn.
  'banner.description': unbroken(texts.description),
  'privacy.name': texts.privacy.name,
  'banner.accept': texts.accept,
  'banner.reject': texts.reject,
  'banner.cookie_setting': texts.cookie_setting,
});

/** The same of the settings window. */
const windowTexts = ({ texts, details }: SdkSiteConfig): Record<string, string> => {
  const { categories_modal: modal, cookies_modal: table } = details;
  const all: Record<string, string> = {
    popup_title: details.popup_title,
    'categories_modal.title': modal.title,
    'categories_modal.description': modal.description,
    'privacy.name': texts.privacy.name,
    cookie_definition: details.cookie_definition,
    'categories_modal.manage_preferences_title': modal.manage_preferences_title,
    'categories_modal.always_active': modal.always_active,
    'categories_modal.more_detail': modal.more_detail,
    'cookies_modal.title': table.title,
    'categories_modal.accept': details.allow_all,
    'categories_modal.decline_additional': modal.decline_additional,
    'categories_modal.confirm_choice': modal.confirm_choice,
  };
  for (const [name, text] of Object.entries(table.columns)) all[`cookies_modal.columns.${name}`] = text;
  return all;
};

/** What of a rectangle can be seen inside its scrolling ancestors, up to `root`; null when nothing can. */
const seenPart = (rect: DOMRect, from: HTMLElement | null, root: HTMLElement): PreviewBox | null => {
  let { left, top, right, bottom } = rect;
  for (let around = from; around; around = around === root ? null : around.parentElement) {
    if (around !== root && getComputedStyle(around).overflowY === 'visible') continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right - left < 1 || bottom - top < 1
    ? null
    : { x: left, y: top, width: right - left, height: bottom - top };
};

/**
 * Where the element and the owner's texts in it stand. Texts are found by what they say, so nothing of the visitors'
 * interface has to carry marks for the console; of two that say the same the first is the one of that place.
 * @param view what the element is
 */
export const placesOf = (root: HTMLElement, site: SdkSiteConfig, view: PreviewView): PreviewPlaces => {
  const open = Object.entries(view === 'banner' ? bannerTexts(site) : windowTexts(site));
  const texts: [string, PreviewBox][] = [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const at = open.findIndex(([, text]) => text !== '' && text === node.nodeValue);
    const [found] = at < 0 ? [] : open.splice(at, 1);
    if (!found) continue;
    range.selectNodeContents(node);
    const box = seenPart(range.getBoundingClientRect(), node.parentElement, root);
    if (box) texts.push([found[0], box]);
  }
  const { x, y, width, height } = root.getBoundingClientRect();
  return { shown: { x, y, width, height }, texts };
};
