"""What is looked at in Gods Love Dinosaurs."""
