import { mailInstructions } from '@yinyom/contracts/websites/instructions';
import { api, contractMutation } from '@yinyom/mfe-kit';

const instructionsApi = api.injectEndpoints({
  endpoints: (build) => ({ mailInstructions: contractMutation(build, mailInstructions) }),
});

/** Mails how to install the script. */
export const { useMailInstructionsMutation } = instructionsApi;
