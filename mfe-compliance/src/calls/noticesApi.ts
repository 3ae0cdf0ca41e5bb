import { listNotices } from '@yinyom/contracts/papers/notices';
import { api, contractPages } from '@yinyom/mfe-kit';
import { ofController } from '../controllers/ofController';

const noticesApi = api.injectEndpoints({
  endpoints: ofController((build) => ({ noticePages: contractPages(build, listNotices) })),
});

export const { useNoticePagesInfiniteQuery } = noticesApi;
