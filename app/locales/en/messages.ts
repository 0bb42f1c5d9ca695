/** Results, in toasts and on pages. */
export const messages = {
  somethingWentWrong: "Something went wrong, please try again.",
  loginSuccess: "Login successful!",
  loginFailed: "Login failed, please check your credentials.",
  logoutSuccess: "Logout successful!",
  logoutFailed: "Logout failed, please try again.",
  registrationSuccess: "Registration successful! Please check your email to verify your account.",
  blogCreated: "Blog created successfully.",
  blogFailed: "Failed to save blog.",
  appointmentSuccess: "Appointment submitted successfully!",
  appointmentFailed: "Appointment submission failed!",
  callBackSuccess: "We have your number.",
  callBackFailed: "Your number could not be sent. Nothing you typed is lost.",
  messageSuccess: "Message sent successfully!",
  messageFailed: "Message sent failed!",
  loadingFailed: "Loading failed.",
  actionCompleted: "Your action completed.",
  actionFailed: "Your action failed.",
  comingSoon: "Coming soon this feature is under development.",
  comingSoonDescription:
    "This part of the site is still being made. Until it is there, call us at any hour: we help patients from Bangladesh on their way to hospitals abroad.",
  saved: "Saved.",
};
