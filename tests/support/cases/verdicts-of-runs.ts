/** The rows of `verdicts.ts` for the runs of drivers. */
export const runVerdicts = `
POST /runs/plan                                                 401    403    403    403    200    200    403    200    403    403    403
POST /runs/save                                                 401    403    403    403    200    200    403    200    403    403    403
POST /runs/remove                                               401    403    403    403    200    200    403    200    403    403    403
POST /runs/depart                                               401    403    403    403    200    200    403    403    403    403    200
GET /runs/find                                                  401    403    403    403    200    200    403    200    403    403    403
GET /runs/mine                                                  401    403    403    403    200    200    403    403    403    403    200
POST /runs/stop                                                 401    403    403    403    200    200    403    403    403    403    200
POST /runs/refuseLine                                           401    403    403    403    200    200    403    403    403    403    200
POST /runs/settle                                               401    403    403    403    200    200    403    200    403    403    403`
