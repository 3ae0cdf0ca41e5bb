import {
  answerSubjectRequest,
  completeSubjectRequest,
  rejectSubjectRequest,
} from '@yinyom/contracts/requests/closeRequests';
import {
  addRequestNote,
  assignSubjectRequest,
  createSubjectRequest,
  updateSubjectRequest,
} from '@yinyom/contracts/requests/editRequests';
import {
  getSubjectRequest,
  getSubjectRequestFigures,
  listSubjectRequests,
} from '@yinyom/contracts/requests/readRequests';
import { getRequestSettings, saveRequestSettings } from '@yinyom/contracts/requests/requestSettings';
import {
  addRequestTask,
  removeRequestTask,
  updateRequestTask,
} from '@yinyom/contracts/requests/requestTasks';

/** Calls about requests of data subjects that take keys. */
export const requestCalls = {
  listSubjectRequests,
  getSubjectRequestFigures,
  createSubjectRequest,
  getSubjectRequest,
  updateSubjectRequest,
  assignSubjectRequest,
  addRequestNote,
  addRequestTask,
  updateRequestTask,
  removeRequestTask,
  answerSubjectRequest,
  rejectSubjectRequest,
  completeSubjectRequest,
  getRequestSettings,
  saveRequestSettings,
};
