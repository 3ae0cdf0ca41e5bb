import type { SdkTakeOver } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import type { YinyomApi, YinyomQueue } from './api/yinyomApi';

declare global {
  interface Window {
    dataLayer?: unknown[];
    yinyom?: YinyomApi | YinyomQueue;
    /** Not in every browser. */
    trustedTypes?: { isScriptURL(value: unknown): boolean };
    CookieStore?: { prototype: CookieStore };
  }
  interface Document {
    readonly prerendering?: boolean;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  /** Replaced by the published configuration when the file is served. */
  const __YINYOM_CONFIG__: ServedConfig;
  /** Replaced by what is taken over when the file is served. */
  const __YINYOM_TAKE_OVER__: SdkTakeOver;
  /** Whether Google is told; null: the configuration says so. */
  const __YINYOM_GOOGLE__: boolean | null;
  /** Replaced by what an add-on is told when the file is served. */
  const __YINYOM_TOLD__: never;
  /** Folder of the on-demand parts below `/sdk/v1/parts/`: changes with their content; written in by the build. */
  const __YINYOM_PARTS__: string;
  const __YINYOM_VERSION__: string;
}
