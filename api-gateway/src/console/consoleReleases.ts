import type { RemotesList } from '@yinyom/contracts/release/RemotesList';
import { createListing, type Listing } from '@yinyom/release-store/listing/createListing';
import { releasesDirOf, type StoreSettings } from '@yinyom/release-store/openReleaseStore';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { keyFileOf, readPlatformKey, type PlatformKey } from '@yinyom/release-store/signing/platformKey';
import { verifierOf } from '@yinyom/release-store/signing/releaseKey';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Settings } from '@yinyom/service-kit/settings/definitions';

/** What the console is told about releases. */
export interface ConsoleReleases {
  store: ReleaseStore;
  /** The private key, where it is at hand. */
  key(): PlatformKey | null;
  /** What consoles check releases with (SPKI, base64); null while there is no key. */
  publicKey(): string | null;
  /** Whether consoles may insist on a fresh list: somebody here signs it anew. */
  isRenewed(): boolean;
  list(): Promise<RemotesList>;
  /** Tells the operator, once, why a release is not served. */
  tell(room: string, why: string): void;
}

type KeySettings = StoreSettings &
  Pick<Settings, 'RELEASE_KEY_FILE' | 'RELEASE_PUBLIC_KEY' | 'REMOTE_ORIGINS'>;

/** The releases of a store, believed by the key of the settings or, without one, by that of this machine's file. */
export const createConsoleReleases = (
  settings: KeySettings,
  store: ReleaseStore,
  logger: Pick<Logger, 'warn'>,
): ConsoleReleases => {
  const file = keyFileOf(settings.RELEASE_KEY_FILE, releasesDirOf(settings));
  let key: PlatformKey | null = null;
  let listing: { of: string | null; read: Listing['read'] } | null = null;
  const told = new Map<string, string>();
  /** Once, not with every page. */
  const tell = (room: string, why: string) => {
    if (told.get(room) === why) return;
    told.set(room, why);
    logger.warn({ room, why }, 'the release of a remote is not listed');
  };

  const keyAtHand = (): PlatformKey | null => {
    // The first deploy makes it, maybe long after the start.
    key ??= readPlatformKey(file);
    const given = settings.RELEASE_PUBLIC_KEY;
    return given === undefined || given === key?.publicKey ? key : null;
  };
  const publicKey = () => settings.RELEASE_PUBLIC_KEY ?? keyAtHand()?.publicKey ?? null;

  return {
    store,
    tell,
    key: keyAtHand,
    publicKey,
    isRenewed: () => keyAtHand() !== null,
    list: () => {
      const of = publicKey();
      if (listing?.of !== of || listing === null) {
        const { read } = createListing({
          store,
          key: keyAtHand(),
          verifies: of === null ? null : verifierOf(of),
          origins: settings.REMOTE_ORIGINS,
          onRefused: tell,
        });
        listing = { of, read };
      }
      return listing.read();
    },
  };
};
