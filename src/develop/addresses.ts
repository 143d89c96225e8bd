/** The address of the panel that names the content's errors in `develop`. */
export const FAULTS_PATH = "/__content-faults";
