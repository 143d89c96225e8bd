/** Where `develop` answers with the panel that names the faults of the content as it stands now. */
export const FAULTS_PATH = "/__content-faults";
