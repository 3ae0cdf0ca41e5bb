import { api, clearSession, navigateTo, store } from '@yinyom/mfe-kit';

/** Milliseconds between the logout and the opening of the site root (specification §4 and §9). */
const LEAVE_AFTER = 500;

/** Every session ended with the old password: logs out here too, and opens the site root half a second later. */
export const leaveAfterPasswordChange = (): void => {
  clearSession();
  store.dispatch(api.util.resetApiState());
  setTimeout(() => navigateTo('/'), LEAVE_AFTER);
};
