import type { PageRemote } from '@yinyom/contracts/release/pageList';
import { openPreview } from '@yinyom/contracts/release/previews';
import { api, contractQuery, getSession, isApiError, store } from '@yinyom/mfe-kit';
import { previewState } from './previewState';
import type { WantedPreview } from './wantedPreview';

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({ openPreview: contractQuery(build, openPreview, { keepUnusedDataFor: 0 }) }),
});

/** What the platform answered, until it ends: lists are read every minute. */
let known: { token: string; row: PageRemote; ends: number } | undefined;

const refused = (is: 'refused' | 'failed' | 'signed_out'): null => {
  known = undefined;
  previewState.set({ is });
  return null;
};

/** The release that the tab shows in place of the one in use; null when it may not, or not any more. Tells `previewState`. */
export const askPreview = async ({ name, token }: WantedPreview): Promise<PageRemote | null> => {
  if (!getSession().signedIn) return refused('signed_out');
  if (known?.token === token && known.ends > Date.now()) return known.row;
  try {
    const asked = previewApi.endpoints.openPreview.initiate(
      { params: { preview_token: token } },
      { subscribe: false, forceRefetch: true },
    );
    const { release, ends_at } = await store.dispatch(asked).unwrap();
    if (release.name !== name) return refused('refused');
    known = { token, row: { ...release, is_preview: true }, ends: Date.parse(ends_at) };
    previewState.set({ is: 'shown', name, build: release.build, ends_at });
    return known.row;
  } catch (error) {
    const isAnswer = isApiError(error) && typeof error.status === 'number' && error.status < 500;
    return refused(isAnswer ? 'refused' : 'failed');
  }
};
