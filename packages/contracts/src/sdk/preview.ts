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

/** What the frame says: it can draw, its script did not load, or the number of the drawing that can be seen. */
export type PreviewAnswer = 'ready' | 'failed' | number;

/** Both directions of the preview's messages carry their content in this member, so that others are not taken for them. */
export interface PreviewMessage<Content extends PreviewDrawing | PreviewAnswer> {
  yinyomPreview: Content;
}
