import { createSlice } from '@reduxjs/toolkit';

/** Number of requests on the way (specification §4: the overlay counts outstanding requests). */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: 0,
  reducers: {
    begun: (count) => count + 1,
    ended: (count) => count - 1,
  },
});
