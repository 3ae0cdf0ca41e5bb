import { listPaperControllers } from '@yinyom/contracts/papers/paperControllers';
import { api, contractQuery } from '@yinyom/mfe-kit';

const controllersApi = api.injectEndpoints({
  endpoints: (build) => ({ listPaperControllers: contractQuery(build, listPaperControllers) }),
});

export const { useListPaperControllersQuery } = controllersApi;
