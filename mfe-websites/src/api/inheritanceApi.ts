import {
  compareInheritance,
  getInheritance,
  keepSections,
  listInheritance,
  takeGroupInheritance,
  takeInheritance,
} from '@yinyom/contracts/groups/inheritance';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';

/** What taking sections of a group changes on a website. */
const CHANGED = [
  'Application',
  'BlockRule',
  'Category',
  'Cookie',
  'Group',
  'Inheritance',
  'Policy',
  'Template',
] as const;

const inheritanceApi = api.enhanceEndpoints({ addTagTypes: [...CHANGED] }).injectEndpoints({
  endpoints: (build) => ({
    inheritance: contractQuery(build, getInheritance, { providesTags: ['Inheritance'] }),
    // Shown once and taken as it was shown: nothing of it is kept.
    differences: contractQuery(build, compareInheritance, { keepUnusedDataFor: 0 }),
    inheritancePages: contractPages(build, listInheritance, { providesTags: ['Inheritance'] }),
    takeInheritance: contractMutation(build, takeInheritance, { invalidatesTags: [...CHANGED] }),
    takeGroupInheritance: contractMutation(build, takeGroupInheritance, { invalidatesTags: [...CHANGED] }),
    keepSections: contractMutation(build, keepSections, { invalidatesTags: ['Application', 'Inheritance'] }),
  }),
});

/** Calls about what websites have from their groups. */
export const {
  useInheritanceQuery,
  useDifferencesQuery,
  useInheritancePagesInfiniteQuery,
  useTakeInheritanceMutation,
  useTakeGroupInheritanceMutation,
  useKeepSectionsMutation,
} = inheritanceApi;
