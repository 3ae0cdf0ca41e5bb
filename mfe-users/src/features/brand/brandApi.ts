import {
  deleteBrand,
  deleteBrandLogo,
  getBrand,
  saveBrand,
  saveBrandLogo,
} from '@yinyom/contracts/identity/brand';
import { api, contractMutation, contractQuery } from '@yinyom/mfe-kit';

const changes = { invalidatesTags: ['Brand', 'AuditEvent'] } as const;

const brandApi = api.enhanceEndpoints({ addTagTypes: ['Brand', 'AuditEvent'] }).injectEndpoints({
  endpoints: (build) => ({
    getBrand: contractQuery(build, getBrand, { providesTags: ['Brand'] }),
    saveBrand: contractMutation(build, saveBrand, changes),
    deleteBrand: contractMutation(build, deleteBrand, changes),
    saveBrandLogo: contractMutation(build, saveBrandLogo, changes),
    deleteBrandLogo: contractMutation(build, deleteBrandLogo, changes),
  }),
});

export const {
  useGetBrandQuery,
  useLazyGetBrandQuery,
  useSaveBrandMutation,
  useDeleteBrandMutation,
  useSaveBrandLogoMutation,
  useDeleteBrandLogoMutation,
} = brandApi;
