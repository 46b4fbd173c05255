/** Returns a list of all branches, as `useCall` loads it, with only the rows of one branch. */
export const ofBranch = <Row extends { branchId: number }, Found extends { answer: Row[] | undefined }>(
  found: Found,
  branchId: number,
): Found => ({ ...found, answer: found.answer?.filter(row => row.branchId === branchId) })
