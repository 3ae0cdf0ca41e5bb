import type { SdkSiteConfig } from './config';

/** What the console's preview shows first: the banner, or the settings window over it. */
export type PreviewView = 'banner' | 'modal';

/** The console asks its preview frame to draw a configuration. */
export interface PreviewDrawing {
  /** Comes back once this drawing can be seen. */
  number: number;
  site: SdkSiteConfig;
  view: PreviewView;
}

/** A rectangle of the frame in CSS pixels, from its upper left corner. */
export interface PreviewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the frame's drawing stands. Told again whenever something of it moved. */
export interface PreviewPlaces {
  /** The banner, or the settings window while that is shown. */
  shown: PreviewBox;
  /** What can be seen of each text, by its path in a language's texts (`banner.title`), in reading order. */
  texts: (readonly [path: string, box: PreviewBox])[];
}

/**
 * What the frame says: it can draw, its script did not load, the number of the drawing that can be seen, or where
 * that drawing stands.
 */
export type PreviewAnswer = 'ready' | 'failed' | number | PreviewPlaces;

/** Both directions of the preview's messages carry their content in this member, so that others are not taken for them. */
export interface PreviewMessage<Content extends PreviewDrawing | PreviewAnswer> {
  yinyomPreview: Content;
}
