/** What a field that uploads says of its uploads. */
export interface UploadWords {
  /** Why a file could not be uploaded, where `onUpload` does not say it. */
  uploadFailed: string;
  /** The error of a form that is sent while files are on their way. */
  stillUploading: string;
  /** The error of a form that is sent while a file is there that could not be uploaded. */
  notUploaded: string;
}
