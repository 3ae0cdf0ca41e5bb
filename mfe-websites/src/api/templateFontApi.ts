import { saveTemplateFont } from '@yinyom/contracts/websites/templateFont';
import { api } from '@yinyom/mfe-kit';
import type { AnswerTo, RequestDescription } from '@yinyom/mfe-kit';

interface Upload {
  applicationId: string;
  file: Blob;
}

/** A form around the file: systems disagree about the types of fonts, and what it is tells its content. */
const describe = ({ applicationId, file }: Upload): RequestDescription => {
  const body = new FormData();
  body.append('file', file);
  return { endpoint: saveTemplateFont, params: { id: applicationId }, body };
};

const templateFontApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveTemplateFont: build.mutation<AnswerTo<typeof saveTemplateFont>, Upload>({ query: describe }),
  }),
});

/** Uploads a font; which one the banner uses is part of its draft. */
export const { useSaveTemplateFontMutation } = templateFontApi;
