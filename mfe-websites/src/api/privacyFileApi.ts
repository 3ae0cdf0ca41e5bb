import type { Lang } from '@yinyom/contracts/constants';
import { savePrivacyFile } from '@yinyom/contracts/websites/privacyFile';
import { api } from '@yinyom/mfe-kit';
import type { AnswerTo, RequestDescription } from '@yinyom/mfe-kit';

interface Upload {
  applicationId: string;
  language: Lang;
  file: Blob;
}

/** The body is the file itself, so the call is described by hand instead of by the contract's body. */
const describe = ({ applicationId, language, file }: Upload): RequestDescription => ({
  endpoint: savePrivacyFile,
  params: { id: applicationId },
  query: { language },
  body: file,
});

const privacyFileApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePrivacyFile: build.mutation<AnswerTo<typeof savePrivacyFile>, Upload>({ query: describe }),
  }),
});

/** Uploads a privacy notice; which one the banner uses is part of its draft. */
export const { useSavePrivacyFileMutation } = privacyFileApi;
